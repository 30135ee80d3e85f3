import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { toast } from "../../shared/toastStore.ts";
import { loadDialog } from "./ClinicForm.tsx";

const name = "showForm"; // in the address: links elsewhere lead right into the form

const sayThatItDidNotCome = () =>
  toast({
    title: "The form could not be opened",
    text: "Please check your connection and try again.",
    kind: "destructive",
  });

/** Whether the service request stands open: by a button of the page, or since the address asks for it, which then forgets that. */
export const useClinicForm = () => {
  const [isOpen, setOpen] = useState(false);
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  const open = useCallback(() => void loadDialog().then(() => setOpen(true), sayThatItDidNotCome), []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (asked === null) return;
    if (asked === "true") open();
    setParams(
      (all) => {
        const rest = new URLSearchParams(all);
        rest.delete(name);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, open, setParams]);

  return { isOpen, open, close };
};
