import type {
  ApiAccess,
  ApiConstructor,
  ApiField,
  ApiMethod,
  ApiParameter,
} from '../../../../model/library/api-member.js';
import type { ApiType } from '../../../../model/library/api-type.js';
import { Unexpressed } from '../../../../model/library/unexpressed.js';
import { flag, type MemberInfo } from '../class-file/class-file.js';
import { fieldSignature, type JvmType, type MethodSignature, methodSignature } from '../class-file/signature.js';
import { type FoundClass, plainName } from './class-finder.js';
import { readParameters, readType, type Scope, withParameters } from './read-type.js';

/** A class whose members are read: under which name, and what its type variables stand for. */
export interface Owner {
  readonly found: FoundClass;
  /** The name of the class that has the member; another one than its own where that cannot be named. */
  readonly name: string;
  readonly scope: Scope;
}

/** Whether a member is part of the API: what nobody wrote is not, nor what only neighbours see. */
export function isVisible({ flags }: MemberInfo): boolean {
  return (flags & (flag.public | flag.protected)) !== 0 && (flags & flag.synthetic) === 0;
}

/** Reads a method. */
export function readMethod(info: MemberInfo, owner: Owner): ApiMethod {
  requireName(info.name);
  const { flags } = info;
  const signature = methodSignature(info.signature ?? info.descriptor);
  const callable = readCallable(info, signature, owner);
  const isFinal = (flags & (flag.final | flag.static)) !== 0 || (owner.found.flags & flag.final) !== 0;
  const form = (flags & flag.abstract) !== 0 ? 'abstract' : isFinal ? 'final' : 'open';
  return {
    ...callable.member,
    name: info.name,
    result: readType(signature.result, callable.scope),
    form,
    ...((flags & flag.static) !== 0 && { static: true }),
    ...from(owner),
  };
}

/** Reads a constructor; one of an inner class takes the object of the class around it, which is not a parameter. */
export function readConstructor(info: MemberInfo, owner: Owner): ApiConstructor {
  const signature = methodSignature(info.signature ?? info.descriptor);
  const isOuterShown = owner.found.inner && info.signature === undefined;
  const parameters = isOuterShown ? signature.parameters.slice(1) : signature.parameters;
  return readCallable(info, { ...signature, parameters }, owner).member;
}

/** Reads a field. */
export function readField(info: MemberInfo, owner: Owner): ApiField {
  requireName(info.name);
  const { flags } = info;
  return {
    id: `${owner.name}.${info.name}`,
    ...common(info),
    name: info.name,
    type: readType(fieldSignature(info.signature ?? info.descriptor), owner.scope),
    ...((flags & flag.static) !== 0 && { static: true }),
    ...((flags & flag.final) === 0 && { mutable: true }),
    ...((flags & flag.enum) !== 0 && { constant: true }),
    ...from(owner),
  };
}

function readCallable(info: MemberInfo, { typeParameters, parameters, throws }: MethodSignature, owner: Owner) {
  const id = memberId(info, owner);
  const scope = withParameters(owner.scope, id, typeParameters);
  const exceptions: readonly JvmType[] =
    throws.length > 0 ? throws : info.exceptions.map((name) => fieldSignature(`L${name};`));
  const member: ApiConstructor = {
    id,
    ...common(info),
    typeParameters: readParameters(id, typeParameters, scope),
    parameters: readParameterTypes(
      info,
      parameters.map((type) => readType(type, scope)),
    ),
    throws: exceptions.map((type) => readType(type, scope)),
  };
  return { member, scope };
}

// Parameters that the compiler adds are in the list of names, but not in the signature.
function readParameterTypes(info: MemberInfo, types: readonly ApiType[]): ApiParameter[] {
  const written = info.parameters.filter(({ flags }) => (flags & (flag.synthetic | flag.mandated)) === 0);
  const names = written.length === types.length ? written.map(({ name }) => name) : [];
  return types.map((type, i) => {
    const name = names[i];
    const named = name !== undefined && isName(name) && { name };
    const isVararg = (info.flags & flag.varargs) !== 0 && i === types.length - 1 && type.kind === 'array';
    return { ...named, ...(isVararg ? { type: type.element, vararg: true } : { type }) };
  });
}

/** What a member is called in the whole library. */
function memberId({ name, descriptor }: MemberInfo, owner: Owner): string {
  if (!descriptor.startsWith('(')) return `${owner.name}.${name}`;
  const { parameters } = methodSignature(descriptor);
  const own = name === '<init>' ? `new ${owner.name}` : `${owner.name}.${name}`;
  return `${own}(${parameters.map(erasedText).join(',')})`;
}

function erasedText(type: JvmType): string {
  if (type.kind === 'array') return `${erasedText(type.element)}[]`;
  return type.kind === 'class' ? plainName(type.name) : type.name;
}

function common(info: MemberInfo): { access: ApiAccess; deprecated?: true; annotated?: true } {
  const { flags, deprecated, typeAnnotations, annotations } = info;
  const annotated = typeAnnotations ?? annotations.some(({ type }) => /\b(?:Nullable|CheckForNull);$/.test(type));
  return {
    access: (flags & flag.public) !== 0 ? 'public' : 'protected',
    ...(deprecated && { deprecated }),
    ...(annotated && { annotated }),
  };
}

function from({ found, name }: Owner): { from?: string } {
  return found.name === name ? {} : { from: found.name };
}

// Other languages than Java allow more in names; words of Java are none (JLS 3.9).
const reserved =
  /^(?:abstract|assert|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends|final|finally|float|for|goto|if|implements|import|instanceof|int|interface|long|native|new|package|private|protected|public|return|short|static|strictfp|super|switch|synchronized|this|throw|throws|transient|try|void|volatile|while|true|false|null|_)$/;

function isName(name: string): boolean {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) && !reserved.test(name);
}

/** Refuses a name that programs cannot write. */
function requireName(name: string): void {
  if (!isName(name)) throw new Unexpressed('a name that programs cannot write', name);
}
