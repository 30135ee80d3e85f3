import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, InputAdornment, Typography } from "@mui/material";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useFormState } from "react-hook-form";
import { heldDates, isOver, scatteredDates } from "../../../../backend/camps/daysRule.ts";
import { campDefaults } from "../../../../backend/camps/running/newCampContract.ts";
import { defaultTexts } from "../../../shared/camps/campTexts.ts";
import { wholePrice } from "../../../shared/camps/price.ts";
import { longDate, money, shortDate, today } from "../../../shared/formats.ts";
import { daysIn, spotsIn, textFields } from "./campDraft.ts";
import { Conflicts } from "./Conflicts.tsx";
import { DivisionRows } from "./DivisionRows.tsx";
import { campFieldsWords as words, campTypeLabel, fieldLabel } from "../words.ts";
import { CampField, columns, type FieldsProps, fromOne, native, shrunk, upTo255 } from "./field.ts";

const dollars = {
  input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
  htmlInput: { min: 0, step: 0.01, inputMode: "decimal" },
} as const;
const campTypes = (["camp", "clinic"] as const).map((type) => (
  <option key={type} value={type}>
    {campTypeLabel[type]}
  </option>
));
const acrossOnPhones = { gridColumn: { xs: "1 / -1", sm: "auto" } };
const narrow = { maxWidth: 360 };

/** All fields of a camp, grouped as a coach thinks of them. `ages`: the youngest and oldest to choose from. */
export const CampFields = ({
  ages,
  instructorId,
  ...props
}: FieldsProps & { ages: { from: number; to: number }; instructorId: string | undefined }) => {
  const { draft, camp } = props;
  const fixed = whyFixed(camp);
  const { control } = props.form;
  const age = useMemo(
    () => ({ htmlInput: { min: ages.from, max: ages.to, inputMode: "numeric" } }) as const,
    [ages.from, ages.to],
  );
  return (
    <>
      <FormSection title={words.basicInformation}>
        <Box sx={columns("1fr", "1fr 180px")}>
          <CampField control={control} name="title" label={fieldLabel.title} required slotProps={upTo255} />
          <CampField control={control} name="campType" label={fieldLabel.campType} select slotProps={native}>
            {campTypes}
          </CampField>
        </Box>
        <CampField control={control} name="description" label={fieldLabel.description} multiline minRows={3} />
        <CampField control={control} name="location" label={fieldLabel.location} required slotProps={upTo255} />
        <FamilyTexts {...props} />
      </FormSection>
      <FormSection title={words.schedule}>
        <Box sx={columns("1fr 1fr", "repeat(4, 1fr)")}>
          <CampField
            control={control}
            name="startDate"
            label={fieldLabel.startDate}
            required
            type="date"
            disabled={fixed !== undefined}
            slotProps={shrunk}
          />
          <CampField
            control={control}
            name="endDate"
            label={fieldLabel.endDate}
            required
            type="date"
            disabled={fixed !== undefined}
            slotProps={shrunk}
          />
          <CampField
            control={control}
            name="startTime"
            label={fieldLabel.startTime}
            required
            type="time"
            slotProps={shrunk}
          />
          <CampField
            control={control}
            name="endTime"
            label={fieldLabel.endTime}
            required
            type="time"
            slotProps={shrunk}
          />
        </Box>
        {fixed && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {fixed}
          </Typography>
        )}
        <Days {...props} />
        <Conflicts draft={draft} instructorId={instructorId} campId={camp?.id} />
      </FormSection>
      <FormSection title={words.campDivisions}>
        <DivisionRows {...props} />
      </FormSection>
      <FormSection title={words.overallCampSettings}>
        <Box sx={columns("1fr 1fr", "1fr 1fr 2fr")}>
          <CampField control={control} name="ageMin" label={fieldLabel.ageMin} type="number" slotProps={age} />
          <CampField control={control} name="ageMax" label={fieldLabel.ageMax} type="number" slotProps={age} />
          <CampField
            control={control}
            name="capacity"
            label={fieldLabel.capacity}
            helperText={words.eachDivisionsLimit(spotsIn(draft))}
            required
            type="number"
            slotProps={fromOne}
            sx={acrossOnPhones}
          />
        </Box>
        <CampField
          control={control}
          name="releaseUnpaidAfterHours"
          label={fieldLabel.releaseUnpaidAfterHours}
          helperText={words.leaveEmptyToHold}
          type="number"
          slotProps={fromOne}
          sx={narrow}
        />
      </FormSection>
      <FormSection title={words.pricing}>
        <Box sx={columns("1fr 1fr")}>
          <CampField
            control={control}
            name="fullCampPrice"
            label={fieldLabel.fullCampPrice}
            required
            type="number"
            slotProps={dollars}
          />
          <CampField
            control={control}
            name="dailyPrice"
            label={fieldLabel.dailyPrice}
            required
            type="number"
            slotProps={dollars}
          />
        </Box>
        <Prices {...props} />
      </FormSection>
    </>
  );
};

const FormSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ display: "grid", gap: 2 }}>{children}</Box>
    </Box>
  );
};

/** Where these are empty, families read our default texts. */
const FamilyTexts = ({ form: { control }, draft }: FieldsProps) => {
  const { errors } = useFormState({ control });
  const [isOpen, setOpen] = useState(false);
  const isWrong = textFields.some((name) => errors[name]);
  const told = textFields.filter((name) => draft[name].trim() !== "").length;
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={isOpen || isWrong}
      onChange={(_, open) => setOpen(open)}
      sx={{ borderRadius: "12px", "&::before": { display: "none" } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        {words.detailsForFamilies(told, textFields.length)}
      </AccordionSummary>
      <AccordionDetails sx={{ display: "grid", gap: 2 }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.anythingLeftEmpty}
        </Typography>
        {textFields.map((name) => (
          <CampField
            key={name}
            control={control}
            name={name}
            label={fieldLabel[name]}
            placeholder={defaultTexts[name]}
            slotProps={shrunk}
            multiline
            minRows={2}
          />
        ))}
      </AccordionDetails>
    </Accordion>
  );
};

/** Why the dates stay: families were told of one of the days. */
const whyFixed = (camp: FieldsProps["camp"]) => {
  if (camp?.canceledDays.length) return words.dayWasCanceled;
  return camp?.movedDays.length ? words.dayWasMoved : undefined;
};

const Days = ({ draft, camp }: FieldsProps) => {
  if (daysIn(draft, camp) === undefined) return null;
  const over = isOver(draft, today());
  const now = { ...draft, ...(camp && whyFixed(camp) ? camp : { dates: [], canceledDays: [] }) };
  const held = heldDates(now);
  const days = held.length;
  const scattered = scatteredDates(now);
  const span =
    scattered.length > 0
      ? words.each(scattered.map(shortDate))
      : days === 1
        ? longDate(held[0]!)
        : words.fromTo(longDate(held[0]!), longDate(held.at(-1)!));
  return (
    <Alert severity={over ? "warning" : "info"} variant="outlined" icon={false}>
      {days === 1 ? words.oneDay : words.days(days)}: {span}.{over && words.thatIsPast}
    </Alert>
  );
};

const Prices = ({ draft, camp }: FieldsProps) => {
  const days = daysIn(draft, camp);
  const daily = Number(draft.dailyPrice);
  if (days === undefined || days < 2 || !daily || !Number(draft.fullCampPrice)) return null;
  const { dates = [], canceledDays = [] } = camp ?? {};
  const left = { days: days - canceledDays.length, canceledDays };
  const full = wholePrice({ ...draft, days, dates, canceledDays });
  const total = daily * left.days;
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {left.days === 1
          ? words.perPlayerForTheDay(money(full), left)
          : words.perPlayer(money(full), left, money(daily), money(total))}
      </Typography>
      {Number(full) > total && (
        <Alert severity="warning" variant="outlined">
          {words.fullCostsMore}
        </Alert>
      )}
    </>
  );
};

/** Ages to choose from: for a new camp, and for an existing one. */
export const agesOfNew = campDefaults.ages;
export const agesOfExisting = { from: 1, to: 99 };
