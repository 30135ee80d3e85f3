import { useLocation } from "react-router";
import { useAwake } from "../waking/rendered.ts";

/** History state for the next page, which shows this message. */
export const saying = (says: string) => ({ says });

export const useLastPageSays = (): string | null => {
  const state: unknown = useLocation().state;
  const awake = useAwake();
  return awake && typeof state === "object" && state !== null && "says" in state && typeof state.says === "string"
    ? state.says
    : null;
};
