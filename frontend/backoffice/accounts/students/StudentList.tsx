import { Box, Button } from "@mui/material";
import { Link } from "react-router";
import { useCallback } from "react";
import type { RosterView } from "../../../../backend/players/studentContract.ts";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { List } from "../../frame/list/List.tsx";
import { Page } from "../../frame/Page.tsx";
import { SearchField } from "../../frame/list/SearchField.tsx";
import { place } from "../../place.ts";
import { StudentRows } from "./StudentRows.tsx";
import { studentListWords as words } from "../words.ts";

const lead = place === "admin" ? words.everyPlayerAndTheir : words.playersWhoRequested;

const Search = () => {
  const { filterValues, change } = useFilterParts();
  return (
    <Box sx={{ maxWidth: 420, mb: 2.5, display: "grid" }}>
      <SearchField
        label={words.search}
        value={filterValues.q ?? ""}
        onSearch={useCallback((q: string) => change({ q }), [change])}
      />
    </Box>
  );
};

const StudentList = () => (
  <List<RosterView> sort={{ field: "lastName", order: "ASC" }}>
    <Page
      title={words.students}
      lead={lead}
      actions={
        place === "admin" && (
          <Button variant="outlined" component={Link} to="/moving-in">
            {words.movingIn}
          </Button>
        )
      }
    >
      <Search />
      <StudentRows />
    </Page>
  </List>
);
export default StudentList;
