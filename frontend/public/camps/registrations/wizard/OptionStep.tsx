import {
  Alert,
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from "@mui/material";
import { useRef, useState } from "react";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { hasDays, noDay } from "../../../../../backend/camps/daysRule.ts";
import { money } from "../../../../shared/formats.ts";
import { soft, tabular } from "../../../../shared/theme.ts";
import { campDays, dayNames, daysHeld } from "../../campDays.ts";
import { DayChoice } from "./DayChoice.tsx";
import { priceOf, wholePrice } from "./price.ts";
import type { RegistrationDraft } from "./registrationDraft.ts";
import { StepFrame } from "./StepFrame.tsx";
import { optionStepWords as words } from "../../words.ts";

type OptionCardProps = { value: string; title: string; text: string; price: string; per: string };

/** One of two ways to come, with what it costs. */
const OptionCard = ({ value, title, text, price, per }: OptionCardProps) => (
  <FormControlLabel
    value={value}
    control={<Radio sx={{ alignSelf: "flex-start" }} />}
    disableTypography
    label={
      <Box sx={{ py: 1, pr: 1, width: "100%" }}>
        <Typography component="span" sx={{ fontWeight: 700, display: "block" }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: "text.secondary", display: "block" }}>
          {text}
        </Typography>
        <Typography component="span" variant="h3" sx={{ display: "block", mt: 1, ...tabular }}>
          {price}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: "text.secondary", display: "block" }}>
          {per}
        </Typography>
      </Box>
    }
    sx={{
      m: 0,
      p: 1,
      border: "1.5px solid",
      borderColor: "ground.line",
      borderRadius: "14px",
      "&:has(input:checked)": {
        borderColor: "primary.main",
        boxShadow: "inset 0 0 0 1px var(--mui-palette-primary-main)",
        bgcolor: soft("primary", 6),
      },
    }}
  />
);

type Props = {
  camp: CampView;
  draft: RegistrationDraft;
  change: (part: Partial<RegistrationDraft>) => void;
  refused: string | undefined; // what the server said about the days
  arriving: boolean;
  onNext: () => void;
};

const isOption = (value: string): value is RegistrationDraft["registrationOption"] =>
  value === "all_days" || value === "individual_days";

/** Step 1: the whole camp or some of its days, with the price of both. */
export const OptionStep = ({ camp, draft, change, refused, arriving, onNext }: Props) => {
  const [isAsked, setIsAsked] = useState(false);
  const days = useRef<HTMLFieldSetElement>(null);
  const everyDay = campDays(camp).map(({ day }) => day);
  const { registrationOption: option, selectedDays } = draft;
  const choose = (option: string) => {
    if (isOption(option)) change({ registrationOption: option, selectedDays: option === "all_days" ? everyDay : [] });
  };
  const problem = isAsked && !hasDays(draft) ? noDay : refused;
  const { each } = priceOf(camp, draft, 1);
  const wholeIsNoDearer = option === "individual_days" && Number(each) >= Number(wholePrice(camp));
  return (
    <StepFrame
      heading={words.whichDays}
      arriving={arriving}
      next={words.continue}
      onNext={() => {
        setIsAsked(true);
        if (hasDays(draft)) onNext();
        else days.current?.querySelector("input")?.focus();
      }}
    >
      <FormControl>
        <FormLabel id="option" sx={{ mb: 1, fontWeight: 600, "&, &.Mui-focused": { color: "text.primary" } }}>
          {words.chooseYourOption}
        </FormLabel>
        <RadioGroup
          aria-labelledby="option"
          name="registrationOption"
          value={option}
          onChange={(_, option) => choose(option)}
          sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { sm: "1fr 1fr" } }}
        >
          <OptionCard
            value="all_days"
            title={words.fullCamp}
            text={words.allDays(daysHeld(camp))}
            price={money(wholePrice(camp))}
            per={words.perPlayer}
          />
          <OptionCard
            value="individual_days"
            title={words.specificDays}
            text={words.pickTheDaysYouWant}
            price={money(camp.dailyPrice)}
            per={words.perPlayerPerDay}
          />
        </RadioGroup>
      </FormControl>
      <DayChoice
        ref={days}
        camp={camp}
        isWhole={option === "all_days"}
        selected={selectedDays}
        problem={problem}
        onChange={(selectedDays) => change({ selectedDays })}
      />
      {wholeIsNoDearer && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={() => choose("all_days")} sx={{ whiteSpace: "nowrap" }}>
              {words.chooseFullCamp}
            </Button>
          }
        >
          {words.daysAddUpTo(dayNames(camp, selectedDays), money(each), money(wholePrice(camp)))}
        </Alert>
      )}
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          {words.pricePerPlayer(money(option === "all_days" ? wholePrice(camp) : each))}
        </Typography>
        <FormHelperText sx={{ m: 0 }}>
          {option === "all_days"
            ? words.daysOfCamp(daysHeld(camp))
            : words.daysTimesPrice(selectedDays.length, money(camp.dailyPrice))}
        </FormHelperText>
      </Box>
    </StepFrame>
  );
};
