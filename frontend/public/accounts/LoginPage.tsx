import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { useForm, type UseFormReturn } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router";
import { Login, loginUrl, UserView } from "../../../backend/accounts/contract.ts";
import { backofficePages } from "../../../backend/pages/contract.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useArrival } from "../access/currentUser.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { useSend } from "../../shared/forms/useSend.ts";
import { useSettings } from "../../shared/settings.ts";
import { toast, toastOnNextPage } from "../../shared/toastStore.ts";
import { Page } from "../frame/Page.tsx";
import { AskGuardian } from "./AskGuardian.tsx";
import { EmailMeALink, isLimited } from "./EmailMeALink.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useEmailTyped, useLastPageSays } from "../access/lastPageSays.ts";
import { MembershipPromo } from "./MembershipPromo.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { returnAddress } from "../access/returnAddress.ts";
import { loginPageWords } from "./words.ts";

/** Email and password are right, but the account of a child under 13 is not open yet. */
const isWaiting = (error: unknown) => error instanceof ApiError && error.code === "WaitsForGuardian";

const WaitsForGuardian = ({ login, words }: { login: Login | undefined; words: string }) => (
  <Card component="section" role="alert" sx={{ mt: 3, p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2 }}>
    <Typography component="h2" variant="h4">
      {loginPageWords.weNeedAParents}
    </Typography>
    <Typography>{words}</Typography>
    {login && <AskGuardian login={login} named />}
  </Card>
);

const people = [
  { label: loginPageWords.player, email: "player@example.com" },
  { label: loginPageWords.family, email: "family@example.com" },
  { label: loginPageWords.coach, email: "coach@example.com" },
  { label: loginPageWords.admin, email: "admin@example.com" },
];

/** In a demonstration: its people, one tap away. */
const DemoPeople = ({ onChoose }: { onChoose: (email: string, password: string) => void }) => (
  <Box
    component="section"
    aria-labelledby="demo"
    sx={{ mt: 3, p: 2, borderRadius: "16px", border: "1px dashed", borderColor: "ground.line" }}
  >
    <Typography id="demo" component="h2" sx={{ fontWeight: 700 }}>
      {loginPageWords.thisIsADemo}
    </Typography>
    <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
      {loginPageWords.pickWhoToBe}
    </Typography>
    <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
      {people.map(({ label, email }) => (
        <Button key={email} variant="outlined" onClick={() => onChoose(email, "fungo-demo")}>
          {label}
        </Button>
      ))}
    </Box>
  </Box>
);

const welcome = { title: loginPageWords.loginSuccessful, text: loginPageWords.welcomeBack };
const home = (role: UserView["role"]) => (role === "instructor" ? "/instructor-dashboard" : "/player-dashboard");

const useLogin = (form: UseFormReturn<Login>) => {
  const arrive = useArrival();
  const navigate = useNavigate();
  const { search } = useLocation();
  return useSend(async (login: Login) => UserView.parse(await command("POST", loginUrl, login)), {
    form,
    failed: { title: loginPageWords.loginFailed, text: loginPageWords.pleaseCheckYourCredentials },
    refused: isWaiting, // nothing failed: the page says what comes next
    sent: (user) => {
      const to = returnAddress(search) ?? home(user.role);
      arrive(user);
      if (backofficePages.some((page) => to.startsWith(page))) {
        toastOnNextPage(welcome);
        location.assign(to); // another application
        return;
      }
      toast(welcome);
      void navigate(to, { replace: true });
    },
  });
};

const LoginPage = () => {
  const { search, state } = useLocation();
  const { demo } = useSettings();
  const says = useLastPageSays();
  const form = useForm({ resolver: zodResolver(Login), defaultValues: { email: "", password: "" } });
  const { control, handleSubmit, setValue } = form;
  useEmailTyped(form);
  const { send, sending, refusal, error, values, sentAt } = useLogin(form);
  const waits = isWaiting(error);
  const limited = isLimited(error);
  const fill = (email: string, password: string) => {
    setValue("email", email, { shouldValidate: true });
    setValue("password", password, { shouldValidate: true });
  };
  return (
    <Page
      title={loginPageWords.signIn}
      heading={loginPageWords.welcomeBackHeading}
      intro={loginPageWords.logInToBook}
      maxWidth="xs"
    >
      {returnAddress(search)?.startsWith("/book-lesson") && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {loginPageWords.yourLessonIsntBooked}
        </Alert>
      )}
      {says && (
        <Alert severity="success" sx={{ mt: 3, overflowWrap: "anywhere" }}>
          {says}
        </Alert>
      )}
      {/* "dialog" outside of a dialog: without the script nothing is sent, least of all a password in the address. */}
      <Card
        component="form"
        method="dialog"
        noValidate
        onSubmit={handleSubmit(send)}
        sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5 }}
      >
        <FormField
          control={control}
          name="email"
          label={loginPageWords.email}
          type="email"
          autoComplete="username"
          required
        />
        <FormField
          control={control}
          name="password"
          as={PasswordField}
          label={loginPageWords.password}
          autoComplete="current-password"
          required
        />
        <Anchor component={Link} to={`/forgot-password${search}`} sx={{ justifySelf: "start" }}>
          {loginPageWords.forgotYourPassword}
        </Anchor>
        {limited && values && <EmailMeALink key={sentAt} email={values.email} words={wordsOf(error, "")} />}
        {refusal && !limited && <Alert severity="error">{refusal}</Alert>}
        <ActButton type="submit" variant="contained" size="large" busy={sending}>
          {sending ? loginPageWords.signingIn : loginPageWords.signIn}
        </ActButton>
        <Typography sx={{ textAlign: "center" }}>
          {loginPageWords.newHere}
          <Anchor component={Link} to={`/register${search}`} state={state}>
            {loginPageWords.signUpHere}
          </Anchor>
        </Typography>
      </Card>
      {waits && <WaitsForGuardian login={values} words={wordsOf(error, "")} />}
      {demo && <DemoPeople onChoose={fill} />}
      <MembershipPromo />
      <Box sx={{ mt: 3, textAlign: "center" }}>
        <Anchor component={Link} to="/" sx={{ display: "inline-block", py: 0.5 }}>
          {loginPageWords.backToHome}
        </Anchor>
      </Box>
    </Page>
  );
};
export default LoginPage;
