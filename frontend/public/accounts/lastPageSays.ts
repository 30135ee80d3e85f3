import { useLocation } from "react-router";
import { useAwake } from "../waking/rendered.ts";

/** State for a page that somebody is sent on to: what was just done, said there. */
export const saying = (says: string) => ({ says });

export const useLastPageSays = (): string | null => {
  const state: unknown = useLocation().state;
  const awake = useAwake();
  return awake && typeof state === "object" && state !== null && "says" in state && typeof state.says === "string"
    ? state.says
    : null;
};
