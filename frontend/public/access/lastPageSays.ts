import { useEffect } from "react";
import { useLocation } from "react-router";
import { useAwake } from "../waking/rendered.ts";

/** History state for the next page, which shows this message. */
export const saying = (says: string) => ({ says });

export const useLastPageSays = () => useHandedOver("says");

type EmailForm = {
  getValues: (name: "email") => string;
  setValue: (name: "email", value: string) => void;
};
/** Fills in the email typed on the page before. It is handed over in the history, never in an address. */
export const useEmailTyped = ({ getValues, setValue }: EmailForm) => {
  const email = useHandedOver("email");
  useEffect(() => {
    if (email && !getValues("email")) setValue("email", email);
  }, [email, getValues, setValue]);
};

const useHandedOver = (name: "says" | "email"): string | null => {
  const state: unknown = useLocation().state;
  const awake = useAwake();
  if (!awake || typeof state !== "object" || state === null) return null;
  const value: unknown = Object.getOwnPropertyDescriptor(state, name)?.value;
  return typeof value === "string" ? value : null;
};
