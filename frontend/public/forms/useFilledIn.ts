import { useEffect } from "react";
import { flushSync } from "react-dom";
import type { UserView } from "../../../backend/accounts/contract.ts";

type Fields<Name extends string> = {
  getValues: (name: Name) => string | undefined;
  setValue: (name: Name, value: string) => void;
};

const isIn = (name: string) => document.activeElement?.getAttribute("name") === name;

/**
 * Fills empty fields with what the user's account knows. What comes while somebody is in its field waits until they leave
 * that: it would stand before what they type next.
 */
export const useFilledIn = <Name extends string>(
  { getValues, setValue }: Fields<Name>,
  user: UserView | null | undefined,
  knownOf: (user: UserView) => readonly (readonly [Name, string | null])[],
) => {
  useEffect(() => {
    if (!user) return;
    const fill = (name: Name, known: string | null) => known && !getValues(name) && setValue(name, known);
    const waiting = new Map<string, () => void>();
    const fillAll = () => {
      for (const [name, known] of knownOf(user))
        if (isIn(name)) waiting.set(name, () => fill(name, known));
        else fill(name, known);
    };
    let isShown = true;
    // Looked at and drawn in one go, or somebody enters a field that has a value it doesn't show yet. React can't draw
    // inside an effect.
    queueMicrotask(() => isShown && flushSync(fillAll));
    const leave = ({ target }: FocusEvent) => {
      const name = (target instanceof Element && target.getAttribute("name")) || "";
      waiting.get(name)?.();
      waiting.delete(name);
    };
    document.addEventListener("focusout", leave);
    return () => {
      isShown = false;
      document.removeEventListener("focusout", leave);
    };
  }, [user, getValues, setValue, knownOf]);
};
