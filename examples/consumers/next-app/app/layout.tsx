import type { ReactNode } from 'react'
import 'a2ui-surface/styles.css'

export const metadata = { title: 'a2ui-surface with Next.js', icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
