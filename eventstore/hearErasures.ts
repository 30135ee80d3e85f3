import { listen } from "./listener.ts";
import { destroyedChannel, type SubjectKeys } from "./subjectKeys.ts";

/**
 * Learns which keys other processes destroy; `onErased` drops whatever else may hold clear text. While that connection
 * is down nothing is cached, so that nothing erased meanwhile is opened from memory.
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
      onErased(); // what was destroyed while no one listened
    },
    () => keys.hears(false),
  );
};
