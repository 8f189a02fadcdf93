// Vite settings for Storybook, apart from the library build, whose entries and externals have no place here.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
