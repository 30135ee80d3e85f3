import { z } from "zod";
import matrix from "../data/access-matrix.json" with { type: "json" };

const Cell = z.coerce.string().regex(/^(\d{3}|200r|200f|404c|sig|-)$/);
const Row = z.object({
  method: z.string(),
  path: z.string(),
  anonymous: Cell,
  playerOwner: Cell,
  otherPlayer: Cell,
  instructorOwner: Cell,
  otherInstructor: Cell,
  admin: Cell,
});
export type Row = z.infer<typeof Row>;

export const roles = [
  "anonymous",
  "playerOwner",
  "otherPlayer",
  "instructorOwner",
  "otherInstructor",
  "admin",
] as const;
export type MatrixRole = (typeof roles)[number];

export const rows = Row.array().parse(matrix);
export const nameOf = ({ method, path }: Pick<Row, "method" | "path">) => `${method} ${path}`;

/** What a cell says, "-" (as the column before) resolved. */
export const cellOf = (row: Row, role: MatrixRole): string =>
  row[role] === "-" ? cellOf(row, roles[roles.indexOf(role) - 1]!) : row[role];
