import { listen } from "./listener.ts";
import { destroyedChannel, type SubjectKeys } from "./subjectKeys.ts";

/**
 * Hears which keys other processes destroy; `onErased` drops what else may hold clear text.
 * While the connection for that is gone nothing is remembered, so that what was erased meanwhile is not opened from memory.
 */
export const hearErasures = (
  url: string,
  { keys, onErased }: { keys: Pick<SubjectKeys, "forget" | "hears">; onErased: () => void },
) => {
  keys.hears(false);
  return listen(
    url,
    {
      [destroyedChannel]: (subject) => {
        keys.forget(subject);
        onErased();
      },
    },
    () => {
      keys.hears(true);
      onErased(); // what was destroyed while nobody listened
    },
    () => keys.hears(false),
  );
};
