import type { Json } from '../json.ts';

/**
 * The parts of an OpenAPI document that the kit reads: the type of the imported contract.
 * @public
 */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, ResponseNode>>;
    readonly headers: Readonly<Record<string, Header>>;
  };
}

interface Referable {
  readonly $ref?: string;
}

type TypeName = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

export interface Schema extends Referable {
  readonly type?: TypeName | TypeName[];
  readonly properties?: Record<string, Schema>;
  readonly required?: string[];
  readonly items?: Schema;
  readonly enum?: Json[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly allOf?: Schema[];
}

export interface Parameter extends Referable {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

export interface Header extends Referable {
  readonly required?: boolean;
  readonly schema?: Schema;
}

export interface Media {
  readonly schema: Schema;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, { readonly value: Json }>>;
}

export interface ResponseNode extends Referable {
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface OperationNode {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, ResponseNode>>;
  readonly 'x-body-bytes'?: number;
}
