import { useEffect, useRef } from "react";
import { isElsewhere } from "../frame/keys.ts";
import type { CareAct } from "./CareDialogs.tsx";

const acts: Readonly<Record<string, CareAct>> = { e: "owner", n: "note", s: "step" };

/** One key for each thing done all day: e the owner, n a note, s the next step; and j and k where there are rows. */
export const useKeys = (on: { act: (act: CareAct) => void; move?: (by: 1 | -1) => void }) => {
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const { act, move } = latest.current;
      const chosen = acts[event.key];
      if (chosen) act(chosen);
      else if (move && event.key === "j") move(1);
      else if (move && event.key === "k") move(-1);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
};
