import { Box, Link } from "@mui/material";
import { useListContext } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { CampView } from "../../../backend/camps/contract.ts";
import { money } from "../../shared/formats.ts";
import { tabular } from "../../shared/theme.ts";
import { place } from "../place.ts";
import { CampStatusChip } from "./CampStatusChip.tsx";
import { useCampMoney } from "./useCampMoney.ts";
import { campDates, campStackWords as words, campTypeLabel, coachName, fillInWords, spotsInWords } from "./words.ts";

/** On a phone. */
export const CampStack = () => {
  const { data = [] } = useListContext<CampView>();
  const moneyOf = useCampMoney();
  return (
    <Box component="ul" aria-label={words.camps} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((camp) => (
        <Box component="li" key={camp.id} sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
          <Link
            component={RouterLink}
            to={`/camps/${camp.id}/show`}
            color="inherit"
            underline="none"
            sx={{ display: "block", px: 2, py: 1.5, fontWeight: "inherit", ...tabular }}
          >
            <Box component="span" sx={{ display: "flex", gap: 1, justifyContent: "space-between" }}>
              <Box component="span" sx={{ fontWeight: 650 }}>
                {camp.title}
              </Box>
              <CampStatusChip status={camp.status} />
            </Box>
            <Box component="span" sx={small}>
              {campTypeLabel[camp.campType]} · {campDates(camp)}
              {place === "admin" && ` · ${coachName(camp)}`}
            </Box>
            <Box component="span" sx={small}>
              {[words.registered(fillInWords(camp)), spotsInWords(camp)].filter(Boolean).join(" · ")}
            </Box>
            <Box component="span" sx={small}>
              {words.collectedAndOutstanding(
                money(moneyOf(camp.id)?.collected ?? 0),
                money(moneyOf(camp.id)?.outstanding ?? 0),
              )}
            </Box>
          </Link>
        </Box>
      ))}
    </Box>
  );
};
const small = { display: "block", color: "text.secondary", typography: "body2" } as const;
