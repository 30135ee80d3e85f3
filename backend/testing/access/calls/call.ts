import type { Cast } from "../accessCast.ts";
import type { MatrixRole } from "../accessMatrix.ts";
import type { Client } from "../../client.ts";

/** A well-formed request, made for one cell, and what its answer must show or hide besides its status. */
export interface Call {
  readonly path: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
  readonly as?: Client; // another browser than the role's own
  readonly check?: (body: any) => void; // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
}
export type Calls = Readonly<Record<string, (cast: Cast, role: MatrixRole) => Call | Promise<Call>>>;

/** Makes something once for each cast: for calls that leave it as it was, or can be made again. */
export const once = <Made>(make: (cast: Cast) => Promise<Made>) => {
  const known = new WeakMap<Cast, Promise<Made>>();
  return (cast: Cast) => {
    const made = known.get(cast) ?? make(cast);
    known.set(cast, made);
    return made;
  };
};

export const keysOf = (body: object) => Object.keys(body).sort().join(" ");
export const isPlayer = (role: MatrixRole) => role === "playerOwner" || role === "otherPlayer";
export const isStaff = (role: MatrixRole) => !isPlayer(role) && role !== "anonymous";
export const sees = (role: MatrixRole) => role === "playerOwner" || role === "instructorOwner" || role === "admin";
export const lists = (ids: { id: string }[], id: string) => ids.some((row) => row.id === id);
