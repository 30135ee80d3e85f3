import { useGetList } from "react-admin";
import type { RegistrationView } from "../../../backend/camps/contract.ts";

/** All registrations of one camp, as they came. */
export const useRegistrations = (campId: string) =>
  useGetList<RegistrationView>(
    "camp-registrations",
    {
      filter: { campId },
      pagination: { page: 1, perPage: 1000 },
      sort: { field: "registrationDate", order: "ASC" },
    },
    { refetchOnMount: "always" },
  );
