import { useEffect, useRef, useState } from "react";
import type * as Accounts from "../../../backend/accounts/contract.ts";
import { onSignedOut } from "../api.ts";

// Written out, with types alone imported, so that zod stays out of the landing page.
const loginUrl: typeof Accounts.loginUrl = "/api/custom-login";
const logoutUrl: typeof Accounts.logoutUrl = "/api/logout";
const atTheDoor: readonly string[] = [loginUrl, logoutUrl];

/**
 * Whether somebody whose session ended is being asked to log in again. Their calls wait for the answer, so what they
 * were doing goes on where it was. If nobody was here, there is nothing to go on with: `onNobody`.
 */
export const useLogInAgain = (isHere: boolean, onNobody: () => void) => {
  const [asks, setAsks] = useState(false);
  const waiting = useRef<((loggedIn: boolean) => void)[]>([]);
  useEffect(
    () =>
      onSignedOut(async (url) => {
        if (atTheDoor.includes(url)) return false;
        if (!isHere) {
          onNobody();
          return false;
        }
        setAsks(true);
        return new Promise<boolean>((resolve) => waiting.current.push(resolve));
      }),
    [isHere, onNobody],
  );
  const answer = (loggedIn: boolean) => {
    setAsks(false);
    for (const resolve of waiting.current.splice(0)) resolve(loggedIn);
  };
  return { asks, answer };
};
