import { useEffect } from "react";
import type { UserView } from "../../../backend/accounts/contract.ts";

type Fields<Name extends string> = {
  getValues: (name: Name) => string | undefined;
  setValue: (name: Name, value: string) => void;
};

/** Fills empty fields with what the user's account knows. */
export const useFilledIn = <Name extends string>(
  { getValues, setValue }: Fields<Name>,
  user: UserView | null | undefined,
  knownOf: (user: UserView) => readonly (readonly [Name, string | null])[],
) => {
  useEffect(() => {
    if (!user) return;
    for (const [name, known] of knownOf(user)) if (known && !getValues(name)) setValue(name, known);
  }, [user, getValues, setValue, knownOf]);
};
