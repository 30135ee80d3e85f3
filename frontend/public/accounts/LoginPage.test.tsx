import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { loginUrl, type Role } from "../../../backend/accounts/contract.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { user } from "../../testing/backOffice.tsx";
import { rememberSignedIn } from "../access/signedIn.ts";
import LoginPage from "./LoginPage.tsx";

afterEach(() => {
  cleanup();
  rememberSignedIn(false);
});

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;
const show = (answer: () => Response) => {
  const asked = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(() => Promise.resolve(answer()));
  vi.stubGlobal("fetch", asked);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={["/login"]}>
        <LoginPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
};
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const press = () => fireEvent.click(screen.getByText("Sign In", { selector: "button" }));
const logIn = () => {
  fireEvent.change(field("Email"), { target: { value: user.email } });
  fireEvent.change(field("Password"), { target: { value: "correct-horse-battery" } });
  press();
};
const saidOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;

it("V1, U3: asks for both before anything is sent, and offers to sign up, the membership, and the way back", async () => {
  const asked = show(() => new Response("", { status: 500 }));
  press();
  await waitFor(() => expect(saidOf(field("Email"))).toBe("Please enter your email address"));
  expect(saidOf(field("Password"))).toBe("Please enter your password");
  expect(document.activeElement).toBe(field("Email"));
  expect(field("Email").getAttribute("type")).toBe("email");
  expect(asked.mock.calls.filter(([url]) => url === loginUrl)).toEqual([]);
  expect(screen.getByRole("complementary", { name: "Video analysis membership" }).textContent).toContain("$10/month");
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(["/forgot-password", "/register", "/subscribe", "/"]));
});

it("T1: a log-in that fails without a reason says what to check", async () => {
  show(() => new Response("", { status: 500 }));
  logIn();
  expect((await screen.findByRole("alert")).textContent).toBe("Please check your credentials.");
  expect(currentToast()).toMatchObject({ title: "Login Failed", kind: "destructive" });
});

it.each<Role>(["student", "admin"])("R32, G1-7, T2: %s: the player's dashboard is next", async (role) => {
  show(() => Response.json({ ...user, role }));
  logIn();
  await waitFor(() => expect(screen.getByLabelText("address").textContent).toBe("/player-dashboard"));
  expect(currentToast()).toMatchObject({ title: "Login Successful", text: "Welcome back!" });
});

it("R32: an instructor goes to their own dashboard, another application", async () => {
  const left = vi.spyOn(location, "assign").mockImplementation(() => {});
  show(() => Response.json({ ...user, role: "instructor" }));
  logIn();
  await waitFor(() => expect(left).toHaveBeenCalledWith("/instructor-dashboard"));
});

it("in a demo one tap fills in one of its people", async () => {
  const asked = show(() => Response.json({ ...user, role: "student" }));
  fireEvent.click(screen.getByText("Parent", { selector: "button" }));
  press();
  await waitFor(() => expect(screen.getByLabelText("address").textContent).toBe("/player-dashboard"));
  const body = JSON.stringify({ email: "family@example.com", password: "fungo-demo" });
  expect(asked).toHaveBeenCalledWith(loginUrl, expect.objectContaining({ body }));
});
