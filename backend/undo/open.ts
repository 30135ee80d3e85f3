import type { Act } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";

/** Says first in every such decision that the time is over. */
export const refuseLate = ({ isLate }: Pick<Act, "isLate">) => {
  if (isLate) throw new Rejection("conflict", "TooLate", "It's too late to undo this.");
};
