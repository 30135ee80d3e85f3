import { Button } from "@mui/material";
import type { ReactNode } from "react";
import { useGetOne } from "react-admin";
import { Link } from "react-router";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { heldDates } from "../../../../backend/camps/daysRule.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { shortDate, today } from "../../../shared/formats.ts";
import { freshRow } from "../../data/freshRow.ts";
import { Page } from "../../frame/Page.tsx";
import { campDayWords as words, sectionWords } from "../words.ts";

const whenItIs = (camp: CampView) => {
  const dates = heldDates(camp);
  const [last, next] = [dates.at(-1), dates.find((date) => date > today())];
  if (next) return `${(next === dates[0] ? words.starts : words.isNext)(shortDate(next))} ${words.checkInOpens}`;
  return last && words.ended(shortDate(last));
};

type Props = { campId: string; isToday: boolean; back: { to: string; label: string }; children: ReactNode };

/** A date on which the camp isn't: says when it is, and leads on. */
export const NoDay = ({ campId, isToday, back, children }: Props) => {
  const { data: camp } = useGetOne<CampView>("camps", { id: campId }, freshRow);
  return (
    <Page title={camp?.title ?? words.title} back={back}>
      {children}
      <Empty
        title={isToday ? words.notOnToday : words.wasntOnThatDay}
        text={camp && whenItIs(camp)}
        action={
          camp && (
            <Button component={Link} to={`/camps/${camp.id}/roster`} variant="outlined">
              {sectionWords.roster}
            </Button>
          )
        }
      />
    </Page>
  );
};
