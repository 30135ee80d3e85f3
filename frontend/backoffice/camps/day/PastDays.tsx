import { Box, Link } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { shortDate, today } from "../../../shared/formats.ts";
import { Fact } from "../../frame/Fact.tsx";
import { campDayPath } from "../addresses.ts";
import { campDayWords as words } from "../words.ts";

/** The days that are over, each leading to who came. Canceled ones too: somebody may have been there by then. */
export const PastDays = ({ camp: { id, status, dates } }: { camp: CampView }) => {
  const over = status === "draft" ? [] : dates.filter((date) => date < today()).toSorted();
  if (over.length === 0) return null;
  return (
    <Fact name={words.attendance}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
        {over.map((date) => (
          <Link key={date} component={RouterLink} to={campDayPath(id, date)}>
            {shortDate(date)}
          </Link>
        ))}
      </Box>
    </Fact>
  );
};
