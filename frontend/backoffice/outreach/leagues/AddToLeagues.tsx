import { useNavigate } from "react-router";
import { z } from "zod";
import { leaguesUrl } from "../../../../backend/outreach/contract.ts";
import { command } from "../../../shared/api.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { formWords, inquiryWords as words } from "./words.ts";

type From = { inquiryId: string; name: string; contactName: string; email: string };
const addLeague = async (league: From) => z.object({ id: z.string() }).parse(await command("POST", leaguesUrl, league));

/** Makes a league of the organization that sent an inquiry. */
export const AddToLeagues = (from: From) => {
  const navigate = useNavigate();
  const { send, sending } = useAct(
    () => addLeague,
    { done: formWords.added, meaning: formWords.nothingSent, failed: formWords.failedToAdd },
    { sent: ({ id }) => void navigate(`/leagues/${id}/show`) },
  );
  return (
    <ActButton variant="outlined" busy={sending} onClick={() => void send(from)}>
      {words.addToLeagues}
    </ActButton>
  );
};
