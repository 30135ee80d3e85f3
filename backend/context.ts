import type { Call } from "./http/call.ts";

/** The face of a context: what it brings to the product. */
export interface Context {
  readonly name: string;
  /** By what they are about, as the description groups them. */
  readonly calls?: Readonly<Record<string, readonly Call[]>>;
}
