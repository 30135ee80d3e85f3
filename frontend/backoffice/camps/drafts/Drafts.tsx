import { Card, Link, Typography } from "@mui/material";
import { useGetList } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { useMe } from "../../access/me.ts";
import { Section } from "../../frame/Section.tsx";
import { place } from "../../place.ts";
import { campsOf } from "../campsOf.ts";
import { campDates, campTypeLabel, coachName, draftsWords as words } from "../words.ts";

/** Camps that wait to be finished and published; nothing while there are none. */
export const Drafts = () => {
  const { data = [] } = useGetList<CampView>(
    "camps",
    {
      filter: { ...campsOf(useMe()), status: "draft" },
      pagination: { page: 1, perPage: 100 },
      sort: { field: "title", order: "ASC" },
    },
    { refetchOnMount: "always" },
  );
  if (data.length === 0) return null;
  return (
    <Section title={words.drafts} count={data.length}>
      <Card component="ul" aria-label={words.drafts} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.map((camp) => (
          <Typography
            component="li"
            key={camp.id}
            sx={{ px: 2, py: 1.25, "& + &": { borderTop: 1, borderColor: "divider" } }}
          >
            <Link component={RouterLink} to={`/camps/${camp.id}/show`} color="inherit" sx={{ fontWeight: 650 }}>
              {camp.title}
            </Link>
            <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
              {[campTypeLabel[camp.campType], campDates(camp), place === "admin" && coachName(camp)]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
          </Typography>
        ))}
      </Card>
    </Section>
  );
};
