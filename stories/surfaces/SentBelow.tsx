// The frame around a story's surface. Underneath it stands what a callback was given, so that whoever fills the form in
// sees what would leave the page.
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import type { A2uiSurfaceProps, ActionCallback, JsonValue, SurfaceAction } from '../../src/index'
import './sentBelow.css'

interface Sent {
  readonly value: JsonValue
  readonly action: SurfaceAction
}

/** Passes a story's callbacks on and shows what they were given. */
export const SentBelow: Decorator<A2uiSurfaceProps> = (Story, { args }) => (
  <SentFrame {...args}>{(callbacks) => <Story args={{ ...args, ...callbacks }} />}</SentFrame>
)

interface SentFrameProps {
  readonly onResume?: ActionCallback | undefined
  readonly onExchange?: ActionCallback | undefined
  readonly children: (callbacks: { onResume: ActionCallback; onExchange: ActionCallback }) => ReactNode
}

export function SentFrame({ onResume, onExchange, children }: SentFrameProps) {
  const [sent, setSent] = useState<readonly Sent[]>([])
  const recorded =
    (callback: ActionCallback | undefined): ActionCallback =>
    (value, action) => {
      setSent((before) => [...before, { value, action }])
      return callback?.(value, action)
    }
  return (
    <div className="story">
      {children({ onResume: recorded(onResume), onExchange: recorded(onExchange) })}
      <div className="story-sent" role="log" aria-label="What would be sent">
        <h2>What would be sent</h2>
        {sent.length === 0 ? (
          <p>Nothing yet.</p>
        ) : (
          <ol>
            {sent.map(({ value, action }, index) => (
              <li key={index}>
                {action.target} from “{action.componentId}” of “{action.surfaceKey}”
                <pre dir="ltr">{JSON.stringify(value, null, 2)}</pre>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}
