import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ServiceType } from "../../../backend/clinics/contract.ts";
import { toast } from "../../shared/toastStore.ts";
import { loadDialog } from "./ClinicForm.tsx";
import { clinicFormWords as words } from "./words.ts";

const name = "showForm"; // in the address: links elsewhere lead right into the form, with a `service` chosen

/** Whether the service request is open: by a button, or because the address asked for it, which is then cleaned up. */
export const useClinicForm = () => {
  const [params, setParams] = useSearchParams();
  const [isWanted, setWanted] = useState(false);
  const [isThere, setThere] = useState(false);
  const [service, setService] = useState<ServiceType>();
  const asked = params.get(name);
  const [answered, setAnswered] = useState<string | null>(null);
  // Once: whoever closes the form at once may be quicker than the page hears that its address was cleaned up.
  if (asked !== answered) {
    setAnswered(asked);
    if (asked === "true") {
      setWanted(true);
      setService(ServiceType.safeParse(params.get("service")).data);
    }
  }

  useEffect(() => {
    if (asked === null) return;
    setParams(
      (all) => {
        const rest = new URLSearchParams(all);
        rest.delete(name);
        rest.delete("service");
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, setParams]);

  useEffect(() => {
    if (!isWanted) return;
    const failed = () => {
      setWanted(false);
      toast({
        title: words.weCouldntOpenTheForm,
        text: words.checkYourConnection,
        kind: "destructive",
      });
    };
    loadDialog().then(() => setThere(true), failed);
  }, [isWanted]);

  return {
    state: !isWanted ? ("closed" as const) : isThere ? ("open" as const) : ("opening" as const),
    service,
    open: useCallback(() => setWanted(true), []),
    close: useCallback(() => {
      setWanted(false);
      setService(undefined);
    }, []),
  };
};
