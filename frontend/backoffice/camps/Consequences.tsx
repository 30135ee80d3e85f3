import { Box, Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { ConsequencesView } from "../../../backend/camps/contract.ts";
import { consequencesUrl } from "../../../backend/camps/running/publishContract.ts";
import { query } from "../../shared/api.ts";
import { counted, money } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { consequencesWords as words } from "./words.ts";

/** Read again each time somebody is about to decide: it changes by the minute. */
const useConsequences = (campId: string) =>
  useQuery({
    queryKey: [consequencesUrl(campId)],
    queryFn: ({ signal }) => query(consequencesUrl(campId), ConsequencesView, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Who is affected by cancelling a camp, and what is to be refunded. */
export const Consequences = ({ campId }: { campId: string }) => {
  const { data, error, refetch } = useConsequences(campId);
  if (error) return <Problem title={words.failedToCheck} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={88} />;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}>
      {linesOf(data).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
};

export const linesOf = (told: ConsequencesView) => {
  const { families, children, waitingFamilies, waitingChildren, paidFamilies, refundDue, refundDueByCard } = told;
  const cash = Number(refundDue) - Number(refundDueByCard);
  const lines = [
    families > 0
      ? words.wellEmailFamilies(counted(families, "family", "families"), counted(children, "player"))
      : words.nobodyIsRegistered,
  ];
  if (waitingFamilies > 0)
    lines.push(words.wellAlsoEmail(counted(waitingFamilies, "family", "families"), counted(waitingChildren, "player")));
  if (paidFamilies === 0) lines.push(words.noRefundsAreDue);
  else {
    const how =
      cash <= 0
        ? words.allByCard
        : Number(refundDueByCard) > 0
          ? words.byCardAndByHand(money(refundDueByCard), money(cash))
          : words.allByHand;
    lines.push(words.refundsDue(money(refundDue), counted(paidFamilies, "family", "families"), how));
  }
  return lines;
};
