import { Skeleton, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { audienceUrl } from "../../../../backend/outreach/contract.ts";
import type { CampaignView } from "../../../../backend/outreach/campaigns/contract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { useAct } from "../../data/useAct.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { audienceQuery, startCampaign } from "./campaignCalls.ts";
import type { TypedCampaign } from "./typedCampaign.ts";
import { audienceWords, campaignName, daysInWords, startWords as words } from "./words.ts";

interface Starting {
  readonly campaign: CampaignView;
  /** The draft as whoever starts it has it on their screen. */
  readonly seen: TypedCampaign;
  readonly onClose: () => void;
}

/** Says what will happen, and asks for the number of leagues, so that nobody starts one by a slip. */
export const StartCampaign = ({ campaign, seen, onClose }: Starting) => {
  const { id } = campaign;
  const { data, error, refetch } = useQuery(audienceQuery(id));
  const queries = useQueryClient();
  const { control, handleSubmit } = useForm({ defaultValues: { typed: "" } });
  const typed = useWatch({ control, name: "typed" });
  const { send, sending, refusal } = useAct(
    () => startCampaign(id),
    { done: words.started, failed: words.failed },
    { sent: onClose },
  );
  const recipients = data?.recipients ?? 0;
  const start = async () => {
    await send({ recipients, seen });
    await queries.invalidateQueries({ queryKey: [audienceUrl(id)] }); // refused, there may be another number of them
  };
  return (
    <FormDialog
      title={words.title}
      action={words.action}
      isLocked={recipients === 0 || Number(typed) !== recipients}
      sending={sending}
      refusal={refusal}
      onSubmit={handleSubmit(start)}
      onClose={onClose}
    >
      {error ? (
        <Problem title={audienceWords.failed} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Typography>{words.means(recipients, campaignName(campaign))}</Typography>
          <Typography>{daysInWords(data.days)}</Typography>
          <FormField
            control={control}
            name="typed"
            label={words.typed(recipients)}
            slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
          />
        </>
      ) : (
        <Skeleton height={120} />
      )}
    </FormDialog>
  );
};
