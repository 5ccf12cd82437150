/** What Kotlin's metadata says of declarations, as `jvm/metadata` writes it. */
export interface DecodedMetadata {
  readonly name: string;
  /** The package of what stands outside of all classes, where its class file is in another one. */
  readonly packageName?: string | null;
  readonly classes?: readonly KotlinClass[];
  readonly package?: KotlinPackage;
  /** Why it could not be decoded. */
  readonly fault?: string;
}

/** What stands outside of all classes. */
export interface KotlinPackage {
  readonly functions: readonly KotlinFunction[];
  readonly properties: readonly KotlinProperty[];
}

/** A class; the name is that of the metadata: `kotlin/collections/Map.Entry`. */
export interface KotlinClass extends KotlinPackage {
  readonly name: string;
  readonly kind:
    | 'class'
    | 'interface'
    | 'enum_class'
    | 'enum_entry'
    | 'annotation_class'
    | 'object'
    | 'companion_object';
  readonly visibility: string;
  readonly modality: 'final' | 'open' | 'abstract' | 'sealed';
  readonly inner: boolean;
  readonly fun: boolean;
  readonly typeParameters: readonly KotlinTypeParameter[];
  readonly supertypes: readonly KotlinType[];
  readonly entries: readonly string[];
  readonly constructors: readonly KotlinConstructor[];
}

/** A constructor. */
export interface KotlinConstructor {
  readonly visibility: string;
  readonly parameters: readonly KotlinParameter[];
  /** Its name and descriptor in the JVM. */
  readonly signature: string | null;
}

interface KotlinMember {
  readonly name: string;
  readonly visibility: string;
  readonly kind: 'declaration' | 'fake_override' | 'delegation' | 'synthesized';
  /** It needs values in scope that its calls do not show. */
  readonly context: boolean;
  readonly typeParameters: readonly KotlinTypeParameter[];
  readonly receiver: KotlinType | null;
  readonly result: KotlinType;
  readonly signature: string | null;
}

/** A function or a method. */
export interface KotlinFunction extends KotlinMember {
  readonly modality: KotlinClass['modality'];
  readonly suspend: boolean;
  readonly inline: boolean;
  readonly operator: boolean;
  readonly infix: boolean;
  readonly parameters: readonly KotlinParameter[];
}

/** A property; its signature is that of its getter. */
export interface KotlinProperty extends KotlinMember {
  readonly mutable: boolean;
  /** The method that has its annotations. */
  readonly annotated: string | null;
}

/** A parameter. */
export interface KotlinParameter {
  readonly name: string;
  readonly type: KotlinType;
  /** Of a vararg parameter the type of one element. */
  readonly element: KotlinType | null;
  readonly optional: boolean;
}

/** A type parameter; within its declaration it is known by a number. */
export interface KotlinTypeParameter {
  readonly name: string;
  readonly id: number;
  readonly variance: 'invariant' | 'in' | 'out';
  readonly reified: boolean;
  readonly bounds: readonly KotlinType[];
}

/** A type. */
export interface KotlinType {
  readonly class?: string;
  readonly parameter?: number;
  readonly alias?: true;
  readonly args: readonly (KotlinArgument | null)[];
  readonly nullable: boolean;
  readonly suspend: boolean;
  readonly definite: boolean;
  readonly flexible: boolean;
  /** It is nested in a generic class with arguments. */
  readonly outer: boolean;
  /** What the function takes first is its receiver. */
  readonly extension: boolean;
}

/** What stands between angle brackets; nothing for a star. */
export interface KotlinArgument extends KotlinType {
  readonly variance: KotlinTypeParameter['variance'];
}
