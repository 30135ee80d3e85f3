import { Alert } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { sendersUrl } from "../../../backend/outreach/contract.ts";
import { SendersView } from "../../../backend/outreach/formContract.ts";
import { query } from "../../shared/api.ts";
import { outreachFormWords as words } from "./words.ts";

export const sendersQuery = {
  queryKey: ["outreach senders"],
  queryFn: ({ signal }: { signal: AbortSignal }) => query(sendersUrl, SendersView, { signal }),
};

/** Why nothing can be sent, as long as the facility has no postal address. */
export const OutreachOff = () => {
  const { data } = useQuery(sendersQuery);
  return (
    data?.hasPostalAddress === false && (
      <Alert severity="info" sx={{ gridColumn: "1 / -1" }}>
        <strong>{words.noPostalAddress}</strong>
        <div>{words.noPostalAddressText}</div>
      </Alert>
    )
  );
};
