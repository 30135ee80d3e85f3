import { queryOptions } from "@tanstack/react-query";
import { RegistrationWithMedicalView, registrationUrl } from "../../../../backend/camps/contract.ts";
import { query } from "../../../shared/api.ts";

/** What parents wrote about health. Each reading is recorded, and it is in memory only while a screen shows it. */
export const healthNotes = (registrationId: string) =>
  queryOptions({
    queryKey: [registrationUrl(registrationId), "health"],
    queryFn: ({ signal }) => query(registrationUrl(registrationId), RegistrationWithMedicalView, { signal }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
