import type { ApiClass } from '../../../model/library/api-class.js';
import type { ApiLibrary, Skipped } from '../../../model/library/api-library.js';
import type { ApiField, ApiMethod, TopLevel } from '../../../model/library/api-member.js';
import { keepKnown } from '../../../model/library/keep-known.js';
import { partsOfType, typesOfHeader } from '../../../model/library/types-of-api.js';
import type { ClassContainer } from '../../shared/jvm/api/class-container.js';
import type { ClassFinder, FoundClass } from '../../shared/jvm/api/class-finder.js';
import type { OpenLibraries } from '../../shared/jvm/api/open-libraries.js';
import { readClass as readJavaClass } from '../../shared/jvm/api/read-class.js';
import { Unexpressed } from '../../shared/jvm/api/unexpressed.js';
import { type EncodedMetadata, encodedIn, type MetadataDecoder } from './decode-metadata.js';
import { headerInKotlin } from './in-kotlin.js';
import type { DecodedMetadata, KotlinClass } from './kotlin-metadata.js';
import { jvmName, qualifiedName } from './kotlin-names.js';
import { type KotlinReading, readClass, readMembers } from './read-class.js';

/** The API of libraries by the metadata of Kotlin; classes without it are known by their headers only. */
export async function collectApi(libraries: OpenLibraries, decoder: MetadataDecoder): Promise<ApiLibrary> {
  const collecting = newCollection(libraries);
  const encoded = [...libraries.names].sort().flatMap((name) => collecting.encodedOf(name) ?? []);
  const decoded = await decoder.decode([...encoded, ...builtInsOf(libraries.wanted)]);
  const classes = new Map<string, ApiClass>();
  for (const each of decoded) collecting.read(each, classes, collecting.skipped);
  const mentioned = await readMentioned(classes, { collecting, decoder, needed: libraries.needed });
  // What an internal class is above is not known to programs.
  const withoutHidden = (each: ApiClass): ApiClass => ({
    ...each,
    supertypes: each.supertypes.filter(({ name }) => !collecting.isHidden(name)),
  });
  return keepKnown({
    kind: 'api',
    version: 1,
    dialect: 'kotlin',
    sources: libraries.sources,
    classes: sorted(classes).map(withoutHidden),
    mentioned: mentioned.map(withoutHidden),
    functions: collecting.functions,
    variables: collecting.variables,
    skipped: collecting.skipped,
    omitted: collecting.omitted,
  });
}

function newCollection({ finder }: OpenLibraries) {
  const skipped: Skipped[] = [];
  const omitted: Skipped[] = [];
  const functions: TopLevel<ApiMethod>[] = [];
  const variables: TopLevel<ApiField>[] = [];
  const ids = new Set<string>();
  const hidden = new Set<string>();
  /** What was spoken of, by its qualified name, with its name in the metadata. */
  const mentions = new Map<string, string>();
  const mention = (name: string) => void mentions.set(qualifiedName(name), name);
  const find = (name: string, into: Skipped[]): FoundClass | undefined => {
    try {
      return finder.find(name);
    } catch (error) {
      if (!(error instanceof Unexpressed)) throw error;
      if (error.reason !== 'a class without a name')
        into.push({ what: 'class', in: '', name: name.replaceAll('/', '.'), reason: error.reason });
      return undefined;
    }
  };
  const isNew = ({ id }: { readonly id: string }) => !ids.has(id) && ids.add(id);
  return {
    ...{ skipped, omitted, functions, variables, mentions, mention, find, finder },
    isHidden: (name: string) => hidden.has(mentions.get(name) ?? ''),
    encodedOf(name: string): EncodedMetadata | undefined {
      const found = find(name, skipped);
      const encoded = found && encodedIn(found);
      if (found?.nameable && !encoded)
        skipped.push({ what: 'class', in: '', name: found.name, reason: 'a class of Java' });
      return encoded;
    },
    read(
      { name, packageName, classes = [], package: top, fault }: DecodedMetadata,
      into: Map<string, ApiClass>,
      left: Skipped[],
    ): void {
      const file = name === builtIns ? undefined : find(name, left)?.file;
      const reading: KotlinReading = { finder, file, mention, skipped: left };
      if (fault !== undefined)
        left.push({ what: 'class', in: '', name: name.replaceAll('/', '.'), reason: 'metadata that is damaged' });
      for (const each of classes) {
        if (!isVisible(each, hidden)) {
          hidden.add(each.name);
          continue;
        }
        const read = classIfAny(each, reading);
        if (read && !into.has(read.name)) into.set(read.name, read);
      }
      if (!top) return;
      const module = packageName || qualifiedName(name.slice(0, Math.max(0, name.lastIndexOf('/'))));
      const members = readMembers(top, { name: module, own: [], scope: { parameters: new Map(), mention } }, reading);
      functions.push(...members.methods.filter(isNew).map((each) => ({ ...each, module })));
      variables.push(...members.fields.filter(isNew).map((each) => ({ ...each, module })));
    },
  };
}

const builtIns = 'kotlin/builtIns';

// The built-in classes have no class files: String, List and the like.
function builtInsOf(containers: readonly ClassContainer[]): EncodedMetadata[] {
  const files = containers.flatMap((each) => [...each.files('.kotlin_builtins')]);
  return files.map((data) => ({ name: builtIns, builtIns: Buffer.from(data).toString('base64') }));
}

interface Mentions {
  readonly collecting: ReturnType<typeof newCollection>;
  readonly decoder: MetadataDecoder;
  readonly needed: readonly ClassContainer[];
}

// Round by round, since the metadata of many classes is decoded at once.
async function readMentioned(
  classes: ReadonlyMap<string, ApiClass>,
  { collecting, decoder, needed }: Mentions,
): Promise<ApiClass[]> {
  const { mentions, omitted } = collecting;
  const known = new Map<string, ApiClass>();
  const builtIn = new Map<string, ApiClass>();
  if (!classes.has('kotlin.Any'))
    for (const each of await decoder.decode(builtInsOf(needed)))
      collecting.read({ name: each.name, classes: each.classes ?? [] }, builtIn, []);
  const seen = new Set(classes.keys());
  for (;;) {
    const waiting = [...mentions].filter(([name]) => !seen.has(name));
    if (waiting.length === 0) return sorted(known);
    const encoded: EncodedMetadata[] = [];
    for (const [name, metadataName] of waiting) {
      seen.add(name);
      const found = builtIn.get(name);
      if (found) {
        known.set(name, found);
        continue;
      }
      const file = collecting.find(jvmName(metadataName), omitted);
      const metadata = file && encodedIn(file);
      if (metadata) encoded.push(metadata);
      else if (file) addJava(file, known, collecting);
    }
    for (const { name, classes: read = [] } of encoded.length > 0 ? await decoder.decode(encoded) : [])
      collecting.read({ name, classes: read }, known, omitted);
  }
}

// The classes that it speaks of are spoken of by Kotlin's names.
function addJava(
  found: FoundClass,
  known: Map<string, ApiClass>,
  { mention, omitted, finder }: ReturnType<typeof newCollection>,
): void {
  try {
    const header = headerInKotlin(readJavaClass(found, finder).class);
    known.set(header.name, header);
    for (const type of typesOfHeader(header))
      for (const part of partsOfType(type)) if (part.kind === 'class') mention(metadataName(part.name, finder));
  } catch (error) {
    if (!(error instanceof Unexpressed)) throw error;
    omitted.push({ what: 'class', in: '', name: found.name, reason: error.reason });
  }
}

// Of a class of Java the finder knows where its package ends; Kotlin's own ones are found by their qualified names.
function metadataName(name: string, finder: ClassFinder): string {
  return finder.named(name)?.file.name.replaceAll('$', '.') ?? name.replaceAll('.', '/');
}

function classIfAny(each: KotlinClass, reading: KotlinReading): ApiClass | undefined {
  const name = qualifiedName(each.name);
  try {
    return readClass(each, reading);
  } catch (error) {
    if (!(error instanceof Unexpressed)) throw error;
    const { reason, detail } = error;
    reading.skipped.push({ what: 'class', in: '', name, reason, ...(detail !== undefined && { detail }) });
    for (const { name: member } of each.functions.filter(({ visibility }) => visibility === 'public'))
      reading.skipped.push({ what: 'method', in: name, name: member, reason });
    return undefined;
  }
}

// What is local has a name that begins with a dot, and the constants of an enum are no classes for programs.
// A class comes before those that are nested in it.
function isVisible({ visibility, name, kind }: KotlinClass, hidden: ReadonlySet<string>): boolean {
  const isNested = name.includes('.') && hidden.has(name.slice(0, name.lastIndexOf('.')));
  return visibility === 'public' && !name.startsWith('.') && kind !== 'enum_entry' && !isNested;
}

function sorted(classes: ReadonlyMap<string, ApiClass>): ApiClass[] {
  return [...classes.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
