import { useQuery } from "@tanstack/react-query";
import { growUpUrl, LoginLink, ownLoginAge, type PlayerView } from "../../../../backend/players/contract.ts";
import { query } from "../../../shared/api.ts";
import { dateAt, monthAndDay } from "../../../shared/formats.ts";
import { ownLoginWords as words } from "../words.ts";

export const mayHaveLogin = ({ hasAccount, age }: PlayerView) => !hasAccount && (age ?? 0) >= ownLoginAge;

/** The link to a login of their own that was mailed and not used yet. */
export const useLoginLink = (player: PlayerView) => {
  const url = growUpUrl(player.id);
  const { data } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, LoginLink, { signal, signedOut: { link: null } }),
    enabled: mayHaveLogin(player),
  });
  return data?.link ?? null;
};

const dayOf = (instant: string) => monthAndDay(dateAt(instant));

export const loginLinkSaid = ({ email, by, sentAt, until }: NonNullable<LoginLink["link"]>, name: string) => {
  const [sent, end] = [dayOf(sentAt), dayOf(until)];
  return email === null ? words.someoneSent({ by, name, sent, until: end }) : words.youSent(email, sent, end);
};
