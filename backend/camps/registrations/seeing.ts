import type { Context } from "koa";
import { manages } from "../../../projections/accounts/managingRule.ts";
import type { Backend } from "../../backend.ts";
import type { Purpose } from "../../http/capabilities.ts";
import type { Camp } from "../camp.ts";

/** Whether whoever sent a request may see one family's registration, or place on the waitlist, of a camp. */
export type Sees = (purpose: Purpose, id: string, camp: Pick<Camp, "instructorId">) => boolean;

/** Whoever runs the camp may, and whoever's browser holds it; the decision itself recognizes the account. */
export const seeing =
  ({ capabilities }: Pick<Backend, "capabilities">, ctx: Context): Sees =>
  (purpose, id, { instructorId }) =>
    manages(ctx.state.user, instructorId) || capabilities.holds(ctx, purpose, id);
