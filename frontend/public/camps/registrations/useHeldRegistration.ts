import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { openRegistrationUrl, OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { ApiError, command } from "../../../shared/api.ts";
import { useMailedToken } from "../../access/useMailedToken.ts";
import { useLate } from "../money/useLate.ts";
import { keptDraft } from "./wizard/registrationDraft.ts";
import { standingOf } from "./standing.ts";
import { useMyRegistrations } from "./useMyRegistrations.ts";

const longAgo = 60_000; // ms
const betweenLooks = { "just now": 2000, "long ago": 15_000 }; // ms

/** The registration to show: the mailed link's, the address's, or else the camp's latest. */
export const useHeldRegistration = () => {
  const [params] = useSearchParams();
  const token = useMailedToken();
  const opened = useQuery({
    queryKey: [openRegistrationUrl, token],
    queryFn: async () => OwnRegistrationView.parse(await command("POST", openRegistrationUrl, { token })),
    enabled: !!token,
    staleTime: Infinity,
    retry: false,
  });
  const isKnown = token === null || opened.isSuccess || opened.isError;
  const campId = opened.data?.campId ?? params.get("campId") ?? (isKnown ? keptDraft()?.campId : undefined);
  const id = opened.data?.id ?? params.get("registrationId");
  const claimsPaid = params.get("paid") === "true" && params.get("redirect_status") !== "failed"; // as Stripe adds
  const isLate = useLate(claimsPaid, longAgo);
  const paid = claimsPaid ? (isLate ? "long ago" : "just now") : undefined;
  const chosenOf = (all: OwnRegistrationView[] | undefined) =>
    all?.find((one) => one.id === id) ??
    all?.find(({ registrationStatus }) => registrationStatus === "confirmed") ??
    all?.[0];
  const standingIn = (all: OwnRegistrationView[] | undefined) => {
    const chosen = chosenOf(all);
    return chosen && standingOf(chosen, paid);
  };
  const mine = useMyRegistrations({
    campId,
    enabled: isKnown,
    lookAgain: (all) => (paid && standingIn(all) === "processing" ? betweenLooks[paid] : false),
  });
  const registration = chosenOf(mine.data);
  return {
    registration,
    standing: standingIn(mine.data),
    others: mine.data?.filter((one) => one !== registration) ?? [],
    campId,
    query: { later: params.get("payment") === "later", paid: claimsPaid },
    isPending: !isKnown || mine.isPending,
    error: mine.error,
    isInAddress: token === null && params.has("registrationId"), // as it is where an account has it
    isDeadLink: opened.error instanceof ApiError && opened.error.status === 404,
    isErased: opened.error instanceof ApiError && opened.error.code === "RegistrationErased",
    openError: opened.error,
    lookAgain: () => void (opened.isError ? opened.refetch() : mine.refetch()),
  };
};
