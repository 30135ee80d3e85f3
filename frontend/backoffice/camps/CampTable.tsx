import { Box, Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { CampView } from "../../../backend/camps/contract.ts";
import { money } from "../../shared/formats.ts";
import { tabular } from "../../shared/theme.ts";
import { RowTable } from "../frame/list/RowTable.tsx";
import { place } from "../place.ts";
import { CampStatusChip } from "./CampStatusChip.tsx";
import { FillBar } from "./FillBar.tsx";
import { useCampMoney } from "./useCampMoney.ts";
import {
  campDates,
  campTableWords as words,
  campTypeLabel,
  coachName,
  fillInWords,
  moneyWords,
  spotsInWords,
} from "./words.ts";

const Column = DataTable.Col<CampView>;

export const CampTable = () => {
  const moneyOf = useCampMoney();
  return (
    <RowTable label={words.camps}>
      <Column
        source="title"
        label={words.camp}
        render={(camp) => (
          <>
            <Link component={RouterLink} to={`/camps/${camp.id}/show`} color="inherit" underline="hover">
              {camp.title}
            </Link>
            <Box sx={{ color: "text.secondary", typography: "body2" }}>
              {campTypeLabel[camp.campType]}
              {place === "admin" && ` · ${coachName(camp)}`}
            </Box>
          </>
        )}
      />
      <Column source="startDate" label={words.dates} cellSx={() => tabular} render={campDates} />
      <Column
        source="registeredCount"
        label={words.registered}
        cellSx={() => ({ ...tabular, minWidth: 150 })}
        render={(camp) => (
          <>
            {fillInWords(camp)}
            <FillBar taken={camp.capacity - camp.spotsAvailable} of={camp.capacity} />
            <Box sx={{ color: "text.secondary", typography: "body2" }}>{spotsInWords(camp)}</Box>
          </>
        )}
      />
      <Column
        label={moneyWords.collected}
        align="right"
        cellSx={() => tabular}
        render={({ id }) => money(moneyOf(id)?.collected ?? 0)}
      />
      <Column
        label={moneyWords.outstanding}
        align="right"
        cellSx={() => tabular}
        render={({ id }) => money(moneyOf(id)?.outstanding ?? 0)}
      />
      <Column source="status" label={words.status} render={({ status }) => <CampStatusChip status={status} />} />
    </RowTable>
  );
};
