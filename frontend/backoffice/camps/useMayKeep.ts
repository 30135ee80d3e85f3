import type { CampView } from "../../../backend/camps/contract.ts";
import { useMe } from "../access/me.ts";

/** Whether a camp is this person's to keep: its owner's, and every admin's. Others see what everybody sees. */
export const useMayKeep = ({ instructorId }: Pick<CampView, "instructorId">) => {
  const me = useMe();
  return me.role === "admin" || me.id === instructorId;
};
