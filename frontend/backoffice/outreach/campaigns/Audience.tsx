import { Box, Button, Card, FormControlLabel, MenuItem, Skeleton, Switch, Typography } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Control, useController, useWatch } from "react-hook-form";
import type { AudienceView } from "../../../../backend/outreach/campaigns/contract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { FilterChips } from "../../frame/list/FilterChips.tsx";
import { Section } from "../../frame/Section.tsx";
import { audienceQuery, regionsQuery } from "./campaignCalls.ts";
import { ChooseLeagues } from "./ChooseLeagues.tsx";
import type { TypedCampaign } from "./typedCampaign.ts";
import { audienceWords as words, daysInWords, draftWords, leftOut, whyLabel } from "./words.ts";

type Fields = { control: Control<TypedCampaign> };

const Condition = ({ control, name, label }: Fields & { name: "answered" | "fromInquiries"; label: string }) => {
  const { field } = useController({ control, name: `audience.${name}` });
  return (
    <FormControlLabel
      control={<Switch checked={field.value} onChange={(_, on) => field.onChange(on)} name={field.name} />}
      label={label}
      sx={{ minHeight: 44 }}
    />
  );
};

const Conditions = ({ control }: Fields) => {
  const { data: regions = [] } = useQuery(regionsQuery);
  const { emailed, region } = useWatch({ control, name: "audience" });
  const known = region && !regions.includes(region) ? [region, ...regions] : regions;
  return (
    <>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="audience.sport"
          label={words.sport}
          select
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{words.anySport}</MenuItem>
          <MenuItem value="baseball">{words.baseball}</MenuItem>
          <MenuItem value="softball">{words.softball}</MenuItem>
        </FormField>
        <FormField
          control={control}
          name="audience.region"
          label={words.region}
          select
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{words.anyRegion}</MenuItem>
          {known.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </FormField>
        <FormField control={control} name="audience.emailed" label={words.emailed} select>
          <MenuItem value="any">{words.any}</MenuItem>
          <MenuItem value="never">{words.never}</MenuItem>
          <MenuItem value="before">{words.before}</MenuItem>
        </FormField>
        {emailed === "before" && (
          <FormField
            control={control}
            name="audience.emailedBefore"
            label={words.emailedBefore}
            type="date"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
      </Box>
      <Box sx={{ display: "grid" }}>
        <Condition control={control} name="answered" label={words.answered} />
        <Condition control={control} name="fromInquiries" label={words.fromInquiries} />
      </Box>
    </>
  );
};

/** How many get it, how many do not and why, and when. */
const Counts = ({ audience, byHand, isOff }: { audience: AudienceView; byHand: boolean; isOff: boolean }) => {
  const { recipients, leftOut: not, days, leagues } = audience;
  if (leagues.length === 0) return <Typography>{byHand ? words.chooseSome : words.noneFit}</Typography>;
  const others = leagues.length - recipients;
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Typography sx={{ fontWeight: 700, fontSize: "1.125rem" }}>{words.willGetIt(recipients)}</Typography>
      {days.length > 0 && !isOff && <Typography>{daysInWords(days)}</Typography>}
      {others > 0 && (
        <Typography sx={{ color: "text.secondary" }}>
          {words.wont(others)}: {not.map(({ why, leagues: count }) => leftOut[why](count)).join(", ")}.
        </Typography>
      )}
      <Box component="details" sx={{ "& summary": { cursor: "pointer", py: 1.25, fontWeight: 600 } }}>
        <summary>{words.who}</summary>
        <Box
          component="ul"
          tabIndex={0}
          aria-label={words.who}
          sx={{ m: 0, p: 0, listStyle: "none", maxHeight: 280, overflowY: "auto" }}
        >
          {leagues.map(({ id, name, why }) => (
            <Box component="li" key={id} sx={{ py: 0.75, overflowWrap: "anywhere" }}>
              {name}
              {why && (
                <Box component="span" sx={{ color: "text.secondary" }}>
                  {" · "}
                  {whyLabel[why]}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
};

type Props = Fields & {
  campaignId: string;
  isDirty: boolean;
  isOff: boolean; // nothing can be sent
  onStart: () => void;
};

/** Who gets a campaign: chosen by what we know of leagues or one by one, and counted as it changes. */
export const Audience = ({ control, campaignId, isDirty, isOff, onStart }: Props) => {
  const audience = useWatch({ control, name: "audience" });
  const { field: byHand } = useController({ control, name: "audience.leagueIds" });
  const isReady = audience.emailed !== "before" || audience.emailedBefore !== "";
  const { data, error, refetch } = useQuery({
    ...audienceQuery(campaignId, audience),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={words.title}>
      <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
        <FilterChips
          label={words.how}
          choices={[
            { label: words.byFilter, value: false },
            { label: words.byHand, value: true },
          ]}
          value={byHand.value !== null}
          onChange={(one) => byHand.onChange(one ? [] : null)}
        />
        {byHand.value === null ? (
          <Conditions control={control} />
        ) : (
          <ChooseLeagues campaignId={campaignId} chosen={byHand.value} onChange={byHand.onChange} />
        )}
        <Box aria-live="polite" sx={{ borderTop: 1, borderColor: "divider", pt: 2 }}>
          {error ? (
            <Problem title={words.failed} error={error} onRetry={() => void refetch()} />
          ) : data ? (
            <Counts audience={data} byHand={byHand.value !== null} isOff={isOff} />
          ) : (
            <Skeleton height={88} />
          )}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
          <Button variant="contained" disabled={isOff || isDirty || !data?.recipients} onClick={onStart}>
            {draftWords.start}
          </Button>
          <Typography variant="body2" sx={{ color: "text.secondary" }} aria-live="polite">
            {isOff ? draftWords.off : isDirty ? draftWords.saveFirst : data?.recipients === 0 ? draftWords.nobody : ""}
          </Typography>
        </Box>
      </Card>
    </Section>
  );
};
