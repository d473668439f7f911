// What `niagara.json` says of the module beside it. Everything there is generated, so nothing here knows an offset.

/** A field of a record: numbers of a type such as "f8", in an array of a shape or alone, or a record. */
export interface Field {
  readonly offset: number;
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly record?: Layout;
}

export interface Layout {
  readonly size: number;
  readonly fields: Readonly<Record<string, Field>>;
}

/** A number, a record, or an array of either in so many dimensions. */
export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly dimensions?: number;
}

/** Where a part begins in the file of minds, how long it is, and where it belongs in the record. */
export type Part = readonly [from: number, length: number, at: number];

export interface EngineDescription {
  readonly version: string;
  readonly source: string;
  readonly records: Readonly<Record<string, Layout>>;
  readonly functions: Readonly<Record<string, readonly Parameter[]>>;
  readonly held: Readonly<Record<string, { readonly record: string; readonly parts: readonly Part[] }>>;
  readonly bots: Readonly<Record<string, { readonly function: string; readonly mind: string }>>;
  readonly levels: Readonly<Record<string, string>>;
  readonly scratch: number;
  readonly starts: Readonly<Record<string, readonly number[]>>;
  readonly most_legal: number;
}
