import { useCurrentUser } from "../access/currentUser.ts";
import { lessonActWords as words } from "./words.ts";

/** For a field of words to a coach, or to everyone: a minor's wait until a parent or guardian has confirmed the account. */
export const useMayWrite = () =>
  useCurrentUser()?.guardian === "asked" ? { disabled: true, helperText: words.onceAParentConfirms } : {};
